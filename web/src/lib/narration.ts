// The sentences of the opening for groups with real cards, as keys of the catalogue. The program's own `narrate`
// says the same; a test holds the two together.
type Chosen = { roles: string[]; lancelot: string };

function evil_looks({ roles, lancelot }: Chosen): string[] {
  const oberon = roles.includes('oberon');
  const apart = lancelot === 'switching' || lancelot === 'scheduled';
  const key =
    'narrate.evil_look' + (oberon || apart ? '_no' : '') + (oberon ? '_oberon' : '') + (apart ? '_lancelot' : '');
  const thumb = apart ? ['narrate.lancelot_thumb', 'narrate.lancelot_seen', 'narrate.lancelot_fist'] : [];
  return [key, ...thumb, 'narrate.evil_close'];
}

function merlin_looks({ roles }: Chosen): string[] {
  if (!roles.includes('merlin')) return [];
  const key =
    'narrate.thumbs' + (roles.includes('mordred') ? '_no_mordred' : '') + (roles.includes('oberon') ? '_oberon' : '');
  return ['narrate.eyes_closed', key, 'narrate.merlin_looks', 'narrate.thumbs_down', 'narrate.merlin_closes'];
}

function percival_looks({ roles }: Chosen): string[] {
  const merlin = roles.includes('merlin');
  const morgana = roles.includes('morgana');
  if (!roles.includes('percival') || (!merlin && !morgana)) return [];
  const who = !morgana ? 'narrate.percival_merlin' : merlin ? 'narrate.percival_both' : 'narrate.percival_morgana';
  const looks = merlin && morgana ? 'narrate.percival_looks_two' : 'narrate.percival_looks_one';
  return ['narrate.eyes_closed', who, looks, 'narrate.percival_thumb_down', 'narrate.percival_closes'];
}

export function narration(chosen: Chosen): string[] {
  const lancelots =
    chosen.lancelot === 'known' ? ['narrate.eyes_closed', 'narrate.lancelots_look', 'narrate.lancelots_close'] : [];
  return [
    'narrate.close',
    ...evil_looks(chosen),
    ...merlin_looks(chosen),
    ...percival_looks(chosen),
    ...lancelots,
    'narrate.eyes_closed',
    'narrate.open',
  ];
}
