// The address in Miami as a store asks for it: the company's, plus the client's own code (domain, section 4).
import type { Company } from '@app/contract/company.contract'
import type { Me } from '@app/contract/session.contract'
import { capitalised } from '../../ui/show/format.ts'

/** `name` is the key of its label. */
export type AddressLine = { name: 'recipient' | 'street' | 'casillero' | 'city' | 'zipCode' | 'phone'; value: string }

export function casilleroAddress(
  { lines, city, zipCode, phone }: Company['miamiAddress'],
  { firstName, lastName, casilleroCode }: Pick<Me, 'firstName' | 'lastName' | 'casilleroCode'>,
): AddressLine[] {
  const all: AddressLine[] = [
    { name: 'recipient', value: capitalised(`${firstName} ${lastName}`) },
    ...lines.map((value): AddressLine => ({ name: 'street', value })),
    { name: 'casillero', value: casilleroCode ?? '' },
    { name: 'city', value: city },
    { name: 'zipCode', value: zipCode },
    { name: 'phone', value: phone },
  ]
  return all.filter(({ value }) => value !== '')
}

/** The whole of it, as on a parcel. */
export const addressText = (lines: readonly AddressLine[]): string => lines.map(({ value }) => value).join('\n')
