// What an encounter's row says that it does: the notice of a strike tells the row alone.
import { encounters } from './pack';
import type { Notice, View } from './view';

/** By row of its attacks, or by stage; of another pack than ours only what lies on the table now is known. */
function strikes_of(encounter: string, view: View): string[][] {
  if (view.encounter?.id === encounter)
    return view.encounter.kind === 'combat'
      ? view.encounter.attacks.map((row) => row.do)
      : view.encounter.stages.map((stage) => stage.reaction);
  return view.pack === 'starter' ? (encounters.find((one) => one.id === encounter)?.strikes ?? []) : [];
}

export function in_full(notices: Notice[], view: View): Notice[] {
  let encounter = '';
  let stage = 0;
  return notices.map((notice) => {
    if (notice.type === 'encounter') [encounter, stage] = [notice.encounter, 0];
    if (notice.type === 'stage_won') stage += 1;
    return notice.type === 'enemy_strikes'
      ? { ...notice, does: strikes_of(encounter, view)[notice.row + stage] }
      : notice;
  });
}
