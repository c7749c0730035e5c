// The sentences of the opening for groups with real cards, as keys of the catalogue. The program says when each is
// said (src/generated/avalon_narration.ts); its own `narrate` follows the same list.
import { narration as sentences } from '../../generated/avalon_narration';
import type { Config, NarrationSentence } from './view';

type Chosen = { roles: readonly string[]; lancelot: Config['lancelot'] };

function is_said({ all, any, none, lancelot }: NarrationSentence, chosen: Chosen): boolean {
  const plays = (role: string) => chosen.roles.includes(role);
  return (
    lancelot.includes(chosen.lancelot) && all.every(plays) && !none.some(plays) && (any.length === 0 || any.some(plays))
  );
}

export const narration = (chosen: Chosen): string[] =>
  sentences.filter((sentence) => is_said(sentence, chosen)).map((sentence) => sentence.key);
