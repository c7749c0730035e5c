// Cards, abilities and items told in a sentence, for the eye and for reading aloud.
import { list, t } from '../../lib/words.svelte';
import { all_in_words, key_word } from './effects';
import { left_half, right_half } from './keys';
import { attributes, type Ability, type Face, type Item } from './view';

export function describe_ability(ability: Ability): string {
  const when =
    t(`grail.trigger.${ability.on}`) +
    (ability.pay ? ` (${ability.pay})` : '') +
    (ability.time && ability.time > 1 ? ` (${ability.time})` : '');
  const words = `${when}: ${all_in_words(ability.do)}`;
  return ability.spent
    ? `${words} (${t('grail.spent')})`
    : ability.optional
      ? `${words} (${t('grail.optional')})`
      : words;
}

export function describe_abilities(face: Face): string {
  return [...(face.passive ? [t('grail.passive')] : []), ...face.abilities.map(describe_ability)].join('. ');
}

function describe_right(text: string): string {
  const half = right_half(text);
  if (half.key === '') return t('grail.half.none');
  if (half.key === 'cancel') return t('grail.bonus.cancel');
  return key_word(half.key) + (half.level ? ` ${half.level}` : '') + (half.times > 1 ? ` ×${half.times}` : '');
}

const describe_left = (text: string): string =>
  text ? list(left_half(text).map((bonus) => t(`grail.bonus.${bonus}`))) : t('grail.half.none');

export function describe_edges(face: Face): string {
  return t('grail.edges', {
    left: face.left.map(describe_left).join(', ') || '–',
    right: face.right.map(describe_right).join(', ') || '–',
  });
}

export const describe_card = (face: Face): string =>
  [describe_edges(face), describe_abilities(face)].filter(Boolean).join(' ');

export function describe_item(item: Item): string {
  const added = attributes
    .filter((one) => item.attributes[one])
    .map((one) => `${t(`grail.attribute.${one}`)} +${item.attributes[one]}`);
  return [t(`grail.keyword.${item.keyword}`), ...added, ...item.abilities.map(describe_ability)].join(' · ');
}
