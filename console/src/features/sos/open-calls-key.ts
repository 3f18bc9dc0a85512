export const OPEN_CALLS = ['sos', 'open'] as const
