// The eight pans of the home page's picture: colours, embossed relief, and position on the calendar.

export const HERO_PANS = [
  {
    color: '#b23a48',
    light: '#c36570',
    dark: '#92323e',
    slot: [0, 1],
    relief: 'M50 18c14 16 14 32 0 46-14-14-14-30 0-46zM50 64v20M50 72c9-2 15-7 18-15M50 72c-9-2-15-7-18-15',
  },
  {
    color: '#e07a5f',
    light: '#e79782',
    dark: '#b66450',
    slot: [3, 6],
    relief: 'M50 20c16 20 22 30 22 40a22 22 0 0 1-44 0c0-10 6-20 22-40zM38 60a12 12 0 0 0 12 12',
  },
  {
    color: '#f2b48c',
    light: '#f5c5a5',
    dark: '#c49173',
    slot: [1, 0],
    relief: 'M22 70C26 40 46 24 78 24c0 32-16 52-46 54M22 78l34-32',
  },
  {
    color: '#c8a15a',
    light: '#d4b67e',
    dark: '#a3824c',
    slot: [2, 2],
    relief: 'M20 40q10-12 20 0t20 0 20 0M20 54q10-12 20 0t20 0 20 0M20 68q10-12 20 0t20 0 20 0',
  },
  {
    color: '#9db09a',
    light: '#b3c1b0',
    dark: '#828e7e',
    slot: [3, 1],
    relief:
      'M50 80C30 74 20 58 22 36c8-8 18-12 28-12s20 4 28 12c2 22-8 38-28 44zM50 80V26M50 80L33 30M50 80l17-50',
  },
  {
    color: '#3c7471',
    light: '#679390',
    dark: '#365f5e',
    slot: [0, 4],
    relief:
      'M40 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0M50 40c-8-12-4-20 0-22 4 2 8 10 0 22zM50 60c8 12 4 20 0 22-4-2-8-10 0-22zM40 50c-12 8-20 4-22 0 2-4 10-8 22 0zM60 50c12-8 20-4 22 0-2 4-10 8-22 0z',
  },
  {
    color: '#b08c99',
    light: '#c1a5af',
    dark: '#91727d',
    slot: [1, 3],
    relief: 'M24 50h52M50 24v52M32 32l36 36M68 32L32 68M22 50a28 28 0 1 0 56 0a28 28 0 1 0-56 0',
  },
  {
    color: '#6e4a3e',
    light: '#8e7268',
    dark: '#5d3f36',
    slot: [2, 5],
    relief: 'M50 22l24 14v28L50 78 26 64V36zM50 22v56M26 36l48 28M74 36L26 64',
  },
] as const;
