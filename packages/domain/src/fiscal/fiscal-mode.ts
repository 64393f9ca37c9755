/** `off` as installed: bills stay internal papers. `test`: documents without a value, at the SRI's environment for trials. */
export const FISCAL_MODES = ['off', 'test', 'production'] as const
export type FiscalMode = (typeof FISCAL_MODES)[number]
