import type { AuthorizedName, ConsigneeConsent } from '@app/contract/authorized-names.contract'
import type { Quota } from '@app/contract/quotas.contract'
import { idOf, NOW } from './people.ts'

/** Of somebody who only collects. */
export const noConsent: ConsigneeConsent = {
  state: 'notNeeded',
  mayBeDeclared: false,
  ...{ answeredAt: null, evidence: null, version: null, paperFileId: null, askedAt: null, sentTo: null },
  ...{ expiresAt: null, toleratedUntil: null, askAgainFrom: null },
}

/** Ana's brother, who collects her packages. */
export const aBrother = (changed: Partial<AuthorizedName> = {}): AuthorizedName => ({
  id: idOf(60),
  code: 'AN-000060',
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  name: 'Diego Paredes',
  identificationType: 'cedula',
  identification: '0926687856',
  phone: '+593987654321',
  purposes: ['pickup'],
  email: '',
  address: '',
  consentedAt: null,
  consent: noConsent,
  identityVerifiedAt: null,
  ...changed,
})

/** Of 1,600 USD a year, 1,000 are used. */
export const aQuota = (changed: Partial<Quota> = {}): Quota => ({
  identification: '1710034065',
  year: 2026,
  limitInCents: 160_000,
  usedInCents: 100_000,
  leftInCents: 60_000,
  room: null,
  entries: [],
  ...changed,
})
