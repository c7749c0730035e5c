// Effects as packs spell them ("each gain food 2 if stock food 1"), put into words.
import { t } from '../../lib/words.svelte';
import { named } from './names';

export type Effect = {
  each: boolean;
  verb: string;
  object: string;
  amount: number | null;
  per: string[];
  when: string[];
};

const with_object = new Set(['gain', 'lose', 'drop_item', 'take_item', 'meet', 'face', 'mark', 'unmark', 'dial']);

export function parse(text: string): Effect {
  const [head = '', condition] = text.split(' if ');
  const [action = '', count] = head.split(' per ');
  const words = action.split(' ');
  const each = words[0] === 'each';
  if (each) words.shift();
  const verb = words.shift() ?? '';
  const object = with_object.has(verb) ? (words.shift() ?? '') : '';
  return {
    each,
    verb,
    object,
    amount: words.length ? Number(words[0]) : null,
    per: count?.split(' ') ?? [],
    when: condition?.split(' ') ?? [],
  };
}

const signed = (amount: number) => (amount < 0 ? '−' : '+') + Math.abs(amount);
export const keyword = (list: string) =>
  list
    .split(',')
    .map((one) => t(`grail.keyword.${one}`))
    .join('/');
export const key_word = (key: string) =>
  t(key === 'magic' || key === 'free' ? `grail.key.${key}` : `grail.attribute.${key}`);

function subject({ verb, object, amount }: Effect): string {
  const n = amount ?? 1;
  switch (verb) {
    case 'gain':
      return `${t(`grail.stock.${object}`)} ${signed(n)}`;
    case 'lose':
      return `${t(`grail.stock.${object}`)} ${signed(-n)}`;
    case 'up':
      return `${t('grail.verb.affinity')} ${signed(n)}`;
    case 'down':
      return `${t('grail.verb.affinity')} ${signed(-n)}`;
    case 'marker':
      return `${t('grail.verb.marker')} ${signed(n)}`;
    case 'dial':
      return `${named('dial', object)} ${signed(n)}`;
    case 'drop_item':
      return `${t('grail.verb.drop_item')} (${keyword(object)})`;
    case 'take_item':
      return `${t('grail.verb.take_item')} (${named('item', object)})`;
    case 'meet':
      return `${t('grail.verb.meet')} (${t(`grail.colour.${object}`)})`;
    case 'face':
      return `${t('grail.verb.face')} (${named('encounter', object)})`;
    case 'mark':
      return `${t('grail.verb.mark')}: ${named('mark', object)}`;
    case 'unmark':
      return t('grail.verb.mark');
    default:
      return amount === null ? t(`grail.verb.${verb}`) : `${t(`grail.verb.${verb}`)} ${amount}`;
  }
}

function counted(per: string[]): string {
  const [what, of] = per;
  if (!what) return '';
  return ' ' + t(`grail.count.${what}`, { what: of ? key_word(of) : '' });
}

function asked(when: string[]): string {
  const [what, first = '', second] = when;
  if (!what) return '';
  const named_thing =
    what === 'attribute' || what === 'joined'
      ? key_word(first)
      : what === 'stock'
        ? t(`grail.stock.${first}`)
        : what === 'item'
          ? keyword(first)
          : what === 'marked' || what === 'unmarked'
            ? named('mark', first)
            : '';
  return ' ' + t(`grail.when.${what}`, { what: named_thing, n: Number(second ?? first) });
}

export function in_words(text: string): string {
  const effect = parse(text);
  const words = subject(effect) + counted(effect.per) + asked(effect.when);
  return effect.each ? t('grail.screen.everyone', { what: words }) : words;
}

/** The sign of what a list of effects is mostly about. */
export function sign_of(effects: string[]): string {
  const { verb, object } = parse(effects[0] ?? '');
  if (verb === 'gain' || verb === 'lose') return object;
  return verb === 'meet' || verb === 'face'
    ? 'guardian'
    : verb === 'dial'
      ? 'time'
      : verb === 'mark'
        ? 'experience'
        : 'use';
}

export const all_in_words = (effects: string[]): string => effects.map(in_words).join(', ');
