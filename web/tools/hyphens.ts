// Where long German words may be parted: a browser without German hyphenation breaks them anywhere, and without a hyphen.
// The terminal's catalogue stays as it is; the page's gets soft hyphens.
const parts = [
  'Aufzeich·nung', 'Brach·felder', 'Eichen·buckler', 'Galgen·hügel', 'Gelegenheits·angriff', 'Groß·meister', 'Heiligen·knochen', 'Heil·kräuter',
  'Hexen·feuer', 'Hexen·hütte', 'Hexen·stein', 'Hügelgrab·könig', 'Irrlicht·sumpf', 'Karten·zeichner', 'Ketten·hemd', 'Markt·kreuz', 'Mauer·brecher', 'Meinungs·macher',
  'Meuchel·mörder', 'Misstrauens·votum', 'Moor·kriecher', 'Nachschub·tafel', 'Nacht·mutter', 'Nebel·hunde', 'Nieder·starren', 'Rampen·licht', 'Sachlich·keit', 'Schild·wall',
  'Schlacht·plan', 'Schlacht·ruf', 'Schmeiche·lei', 'Schmiede·auge', 'Schmiede·hammer', 'Spirituali·tät', 'Stein·bruch', 'Stein·riese', 'Steuer·eintreiber', 'Stolper·draht',
  'Umher·streifen', 'Verant·wortung', 'Verschwörungs·karte', 'Waffen·wurf', 'Wege·lagerer', 'Zoll·ritter', 'Zwie·sprache', 'Ältesten·rat',
];
const soft = '\u00ad';
const joints = new Map(parts.map((word) => [word.replaceAll('·', ''), word.replaceAll('·', soft)]));
const any_of_them = new RegExp([...joints.keys()].join('|'), 'g');

export const hyphenated = (language: string, text: string): string => (language === 'de' ? text.replace(any_of_them, (word) => joints.get(word)!) : text);
