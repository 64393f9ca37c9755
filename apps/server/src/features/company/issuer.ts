import type { Company } from '@app/contract/company.contract'

/** The house as a bill names it: frozen when the bill is made, whatever the house is called since (fiscal, section 2). */
export type Issuer = Omit<Company, 'version'>

export const issuerOf = ({ version: _version, ...issuer }: Company): Issuer => issuer
