// Our own drawings: the figures on the cards, the shape of each colour, the lands and the powers.
// Figures and shapes are drawn on 24 by 24, lands on 60 by 40.
import type { Colour, Kind } from '../view';
import type { Land, Power } from '../view';

export const figures: Record<Kind, string> = {
  knight:
    'M12 1.500c1.300 0 4.600.4 5.500 2.700-1.700-.5-3-.2-3.900.4 3.100 1 5.400 3.700' +
    ' 5.400 8.400v7.500l-7 2.500-7-2.500V13c0-4.700 2.300-7.600 5.600-8.500.2-1.200.5-2.300 1.400-3z' +
    'M7 11.700v2.300h3.800v5h2.400v-5H17v-2.300z',
  sorceress:
    'M12.800 1c1 4.400 2.600 8.600 4.700 12.200 2.600.5 4.500 1.200 4.500 2.100 0' +
    ' 1.500-4.500 2.500-10 2.500S2 16.800 2 15.300c0-.9 1.900-1.600 4.500-2.100C8.900' +
    ' 9.400 10.600 4.700 12.800 1z' +
    'M12 7.500l-1 2-2.200.3 1.600 1.500-.4 2.200 2-1 2 1-.4-2.200 1.600-1.500-2.200-.3z' +
    'M7 19.300c3.200.6 6.800.6 10 0-.7 2.400-2.700 4-5 4s-4.300-1.600-5-4z',
};

/** Sun, fir, lozenge, drop and star: a colour is told by its shape too. */
export const shapes: Record<Colour, string> = {
  yellow: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  green: 'M12 2l10 19H2z',
  red: 'M12 1l9 11-9 11-9-11z',
  blue: 'M12 1.500c5 6.500 7.500 10 7.500 13.500a7.500 7.500 0 0 1-15 0c0-3.500 2.500-7 7.500-13.500z',
  violet:
    'M12 1.500l3.200 6.900 7.500.9-5.500 5.200 1.400 7.500-6.600-3.700-6.600 3.700 1.400-7.500L1.300 9.300l7.500-.9z',
};

export const lands: Record<Land, { far: string; near: string }> = {
  plain: { far: 'M0 22c20-3 40-3 60 0v18H0z', near: 'M0 30c20-4 40-3 60 0v10H0zM6 28l6-6 6 6M44 27l4-5 4 5' },
  forest: {
    far: 'M0 26h60v14H0zM4 28l6-14 6 14zM44 28l6-14 6 14z',
    near: 'M0 34h60v6H0zM14 36l8-18 8 18zM30 36l8-18 8 18z',
  },
  hill: { far: 'M-4 34c8-18 22-20 30-4 8-18 26-16 38 4v10H-4z', near: 'M-4 40c10-14 26-14 36-2 8-8 22-8 32 2z' },
  none: { far: 'M0 26c20 4 40-4 60 0v14H0z', near: 'M0 33c20 4 40-4 60 0v7H0z' },
};

export const powers: Record<Exclude<Power, 'none'>, string> = {
  castle: 'M3 21V6h3v3h3V6h2V2l4 1.500L12.500 5V6H15v3h3V6h3v15h-6v-5a3 3 0 0 0-6 0v5z',
  stone_circle: 'M3 20V9h4v11zM10 20V11h4v9zM17 20V9h4v11zM2 8V4h12v4zM15.500 8V5H22v3z',
  avalon:
    'M12 7c-1.500-1.500-8-1.600-8 5 0 6 5 10 8 8.600 3 1.400 8-2.600 8-8.600 0-6.600-6.500-6.500-8-5z' +
    'M11.300 6c0-2.500 1.700-4.500 4.700-4.500 0 2.700-1.700 4.500-4.700 4.500z',
  swamp: 'M5 21V9l1.500-1.500L8 9v12zM11 21V5l1.500-2L14 5v16zM17 21V11l1.500-1.500L20 11v10zM2 21h20v1.500H2z',
};
