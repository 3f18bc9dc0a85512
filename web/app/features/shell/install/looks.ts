/** What an installed site may look like: everyday things that tell nothing (safety.md 4). */
export const LOOKS = ['notebook', 'clock', 'leaf', 'pencil', 'pattern'] as const
export type Look = (typeof LOOKS)[number]

export const isLook = (name: string | undefined): name is Look => LOOKS.includes(name as Look)

/** Side of the square each is drawn in. What is not ground stays within its middle 60 %: phones cut icons to their own shape. */
export const LOOK_SIDE = 96

type Drawing = { ground: string; shapes: readonly (readonly [path: string, fill: string])[] }

/** Our own drawings, as paths, so that the page and the icon files are the same. */
export const LOOK_DRAWINGS: Record<Look, Drawing> = {
  notebook: {
    ground: '#3f6f8f',
    shapes: [
      ['M34 26h30a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H34z', '#fffdf6'],
      ['M28 30a4 4 0 0 1 4-4h5v44h-5a4 4 0 0 1-4-4z', '#e0a458'],
      ['M43 37h18v3H43zM43 46h18v3H43zM43 55h12v3H43z', '#9db8c9'],
    ],
  },
  clock: {
    ground: '#e9dcc0',
    shapes: [
      ['M26 48a22 22 0 1 0 44 0a22 22 0 1 0-44 0z', '#7a5c3a'],
      ['M30 48a18 18 0 1 0 36 0a18 18 0 1 0-36 0z', '#fffdf6'],
      ['M46.5 35h3v14.5h-3zM46.5 46.5H58v3H46.5z', '#3d2f20'],
    ],
  },
  leaf: {
    ground: '#e2eedf',
    shapes: [
      ['M31 65C25 43 42 27 69 27c1 27-16 44-38 38z', '#4f8a5b'],
      ['M27 67.5L56.5 38l2 2L29 69.5z', '#2c5a39'],
    ],
  },
  pencil: {
    ground: '#f6dfb7',
    shapes: [
      ['M33 54l21-21 9 9-21 21z', '#d9822b'],
      ['M33 54l9 9-13 4z', '#fff3dc'],
      ['M30.5 62l3.5 3.6L29 67z', '#4a3a2b'],
      ['M56 31l3-3a3 3 0 0 1 4.2 0l4.8 4.8a3 3 0 0 1 0 4.2l-3 3z', '#c05c5c'],
    ],
  },
  pattern: {
    ground: '#6b4a73',
    shapes: [
      ['M32 32h32v32H32z', '#f0cf94'],
      ['M48 25.4L70.6 48 48 70.6 25.4 48z', '#f0cf94'],
      ['M48 36l12 12-12 12-12-12z', '#6b4a73'],
      ['M48 42.5l5.5 5.5-5.5 5.5-5.5-5.5z', '#f0cf94'],
    ],
  },
}
