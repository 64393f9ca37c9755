import type { Company } from '@app/contract/company.contract'

const PLACE = { lines: ['8400 NW 25th St'], city: 'Miami', zipCode: '33122', phone: '+13055551234' }

/** Of a house that said no hours, no map and no number for WhatsApp. */
export const NO_COUNTER = { openingHours: [], mapLink: '', whatsAppNumber: '' } satisfies Partial<Company>

/** The house, Puente, with the same address in both places. */
export const givenCompany = (): Company => ({
  ...{ version: 1, tradeName: 'Puente', legalName: 'Puente S.A.', ruc: '1790011674001', bankAccounts: [] },
  ...{ miamiAddress: PLACE, quitoAddress: PLACE, ...NO_COUNTER },
})
