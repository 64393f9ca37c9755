// Ecuadorian identification numbers, domain section 2. No package does this right, so this small piece is our own.
export const IDENTIFICATION_TYPES = ['cedula', 'ruc', 'passport'] as const
export type IdentificationType = (typeof IDENTIFICATION_TYPES)[number]

/** `noCheckDigit`: a company's number that fails its check; newer ones carry none, so it is accepted and worth a look. */
export type IdentificationCheck = { valid: boolean; warning?: 'noCheckDigit' }

/** Upper case without spaces and hyphens: how numbers are kept and compared. */
export const normaliseIdentification = (text: string): string => text.toUpperCase().replaceAll(/[\s\-‐‑–]/g, '')

export function checkIdentification(type: IdentificationType, number: string): IdentificationCheck {
  if (type === 'cedula') return { valid: isCedula(number) }
  return type === 'ruc' ? checkRuc(number) : { valid: /^[A-Z0-9]{5,15}$/.test(number) }
}

/**
 * The tenth digit of a cédula (modulo 10): odd places count double, less nine when that has two digits.
 * @throws RangeError when these are not nine digits.
 */
export function cedulaCheckDigit(first9: string): number {
  if (!/^\d{9}$/.test(first9)) throw new RangeError(`not nine digits: ${first9}`)
  const weighted = digitsOf(first9).map((digit, index) => (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit))
  return (10 - (total(weighted) % 10)) % 10
}

function isCedula(number: string): boolean {
  if (!/^\d{2}[0-6]\d{7}$/.test(number) || !hasProvince(number)) return false
  return cedulaCheckDigit(number.slice(0, 9)) === Number(number[9])
}

function checkRuc(number: string): IdentificationCheck {
  if (!/^\d{13}$/.test(number) || !hasProvince(number)) return { valid: false }
  if (number[2] === '9') return checkCompanyRuc(number)
  return { valid: isPublicRuc(number) || isNaturalRuc(number) }
}

const isNaturalRuc = (number: string): boolean => isCedula(number.slice(0, 10)) && number.slice(10) !== '000'

const isPublicRuc = (number: string): boolean =>
  number[2] === '6' && number.slice(9) !== '0000' && passesModulo11(number, [3, 2, 7, 6, 5, 4, 3, 2])

function checkCompanyRuc(number: string): IdentificationCheck {
  if (number.slice(10) === '000') return { valid: false }
  return passesModulo11(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) ? { valid: true } : { valid: true, warning: 'noCheckDigit' }
}

/** The digit after the weighted ones must bring their sum to a multiple of eleven. */
function passesModulo11(number: string, weights: readonly number[]): boolean {
  const weighted = weights.map((weight, index) => weight * Number(number[index]))
  return (total(weighted) + Number(number[weights.length])) % 11 === 0
}

/** 01 to 24, or 30 for those registered abroad. */
function hasProvince(number: string): boolean {
  const province = Number(number.slice(0, 2))
  return (province >= 1 && province <= 24) || province === 30
}

const digitsOf = (text: string): number[] => [...text].map(Number)

const total = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0)
