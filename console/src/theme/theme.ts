import { createTheme, type Theme, type ThemeOptions } from '@mui/material'
import { asProperties, TOKENS } from './tokens.ts'

const FONT = 'system-ui, Roboto, "Segoe UI", "Noto Sans", sans-serif'

/** One visible ring for everything that can take the focus; blue, because nothing else is. */
const ring = { outline: '2.5px solid var(--focus)', outlineOffset: '2px' }

/** Said to screen readers only. */
const UNSEEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }

const KEY = {
  display: 'inline-block',
  minWidth: 20,
  padding: '0 5px',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  border: '1px solid var(--line-strong)',
  borderBottomWidth: 2,
  borderRadius: 5,
}

const quiet = { disableRipple: true, disableTouchRipple: true }

const button = {
  defaultProps: { disableElevation: true, ...quiet },
  styleOverrides: {
    root: {
      minHeight: 36,
      borderRadius: 9,
      padding: '6px 14px',
      fontWeight: 600,
      '@media (pointer: coarse)': { minHeight: 44 },
      '&.Mui-focusVisible': ring,
      '&.Mui-disabled': { background: 'var(--sunken)', color: 'var(--ink-3)' },
    },
    outlined: { background: 'var(--surface)', borderColor: 'var(--line-strong)', color: 'var(--green-ink)' },
    containedPrimary: { '&:hover': { background: 'var(--green-hover)' } },
  },
}

const field = {
  styleOverrides: {
    root: {
      background: 'var(--surface)',
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 2.5 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--sos-ink)', borderWidth: 2 },
    },
    notchedOutline: { borderColor: 'var(--line-strong)' },
  },
}

const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: quiet, styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
  MuiButton: button,
  MuiIconButton: { defaultProps: quiet, styleOverrides: { root: { borderRadius: 9, color: 'inherit' } } },
  MuiOutlinedInput: field,
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-error': { color: 'var(--sos-ink)' } } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '5px 0 0', fontSize: 13, '&.Mui-error': { color: 'var(--sos-ink)' } } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: '1px solid var(--line)', borderRadius: 14, backgroundImage: 'none' } },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--sh2)' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        gap: 10,
        '@media (pointer: coarse)': { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--green-soft)' },
        '&.Mui-focusVisible': { background: 'var(--green-wash)', outlineOffset: '-3px' },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 22, boxShadow: 'var(--sh2)', padding: 8 } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        '& > :not(style)': { margin: 0, whiteSpace: 'nowrap', '@media (width < 400px)': { whiteSpace: 'normal' } },
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 600 } } },
  MuiChip: { styleOverrides: { root: { height: 24, borderRadius: 6 } } },
  MuiTableCell: {
    styleOverrides: { root: { padding: '9px 10px' }, head: { fontSize: 13, fontWeight: 600, color: 'var(--ink-2)' } },
  },
  MuiSnackbarContent: {
    styleOverrides: { root: { background: 'var(--ink)', color: 'var(--paper)', borderRadius: 14, border: 0 } },
  },
  MuiTooltip: {
    // beside its button, so that it stands in the same landmark
    defaultProps: { enterDelay: 400, slotProps: { popper: { disablePortal: true } } },
    styleOverrides: { tooltip: { background: 'var(--ink)', color: 'var(--paper)', fontSize: 13, borderRadius: 8 } },
  },
}

function themeOf(mode: 'light' | 'dark'): Theme {
  const t = TOKENS[mode]
  return createTheme({
    palette: {
      mode,
      primary: { main: t.green, dark: t['green-hover'], contrastText: t['on-green'] },
      secondary: { main: t.feruza },
      error: { main: t.sos, dark: t['sos-hover'], contrastText: t['on-sos'] },
      warning: { main: t.amber },
      info: { main: t.feruza },
      success: { main: t.green, contrastText: t['on-green'] },
      background: { default: t.paper, paper: t.surface },
      text: { primary: t.ink, secondary: t['ink-2'] },
      divider: t.line,
    },
    shape: { borderRadius: 9 },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: 20, fontWeight: 600 },
      h2: { fontSize: 17, fontWeight: 600 },
      h3: { fontSize: 15, fontWeight: 600 },
      h4: { fontSize: 14, fontWeight: 600 },
      body1: { fontSize: 15 },
      button: { textTransform: 'none' },
    },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 160, standard: 200, enteringScreen: 200, leavingScreen: 160 },
    },
    components: {
      ...components,
      MuiCssBaseline: {
        styleOverrides: {
          ':root': asProperties(t),
          body: { fontSize: 14, lineHeight: 1.45 },
          // what people write has a script of its own: its signs stand where that script has them
          'p, blockquote, h1, h2, h3, dd, li, td, th': { unicodeBidi: 'plaintext' },
          ':focus-visible': ring,
          '.unseen': UNSEEN,
          kbd: KEY,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
          },
        },
      },
    },
  })
}

export const LIGHT = themeOf('light')
export const DARK = themeOf('dark')
