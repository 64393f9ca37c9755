// What a client shows to collect a paid bill (client, section 5). It finds the bill; the document of whoever comes identifies them.

/** Of 128 random bits in hexadecimal: a scanner that types as a keyboard sends the same on any layout. */
export const PASS_CODE_BYTES = 16
export const PASS_DIGITS = 6

export type PassKey = { code: string } | { digits: string } | { bill: string }

/** What was scanned or typed at the counter: a pass's code, its six digits, or the code of a bill; null where it is none of them. */
export function readPassKey(text: string): PassKey | null {
  const typed = text.replaceAll(/\s/g, '').toUpperCase()
  if (/^[0-9A-F]{32}$/.test(typed)) return { code: typed }
  if (/^\d{6}$/.test(typed)) return { digits: typed }
  const bill = /^VTA-?(\d{1,12})$/.exec(typed)?.[1]
  return bill === undefined ? null : { bill: `VTA-${bill.padStart(6, '0')}` }
}

/** As people say and read them: `472 918`. */
export const digitsInGroups = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}`

type Package = { status: string; outcome: string | null; voidedAt: unknown }

/** What of a bill can still be handed over: neither collected, nor closed, nor given back to be billed anew. */
export const isToCollect = ({ status, outcome, voidedAt }: Package): boolean =>
  status !== 'receivedAndDelivered' && outcome === null && voidedAt === null
