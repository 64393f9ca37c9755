// Examples of the main calls, as people make them. A test holds them against the contract.
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { EXAMPLE_ORDER } from './example-order.ts'

export type Example = { body?: unknown; answer?: unknown }

const ORDER_ID = EXAMPLE_ORDER.id
const BUNDLE_ID = '019aa5f2-8d2f-7e4c-8b5f-6c1d9e3a7b21'
const ZAPATOS = { description: 'Zapatos de correr', quantity: 1, unitPriceInCents: 12_000 }

const ROSA = {
  firstName: 'Rosa',
  lastName: 'Andrade',
  birthDate: '1990-05-17',
  phone: '0987654321',
  email: 'rosa@example.com',
  province: 'Pichincha',
  city: 'Quito',
  address: 'Av. Amazonas N21-147',
  identificationType: 'cedula',
  identification: '1710034065',
}
const SAVED_VIEW = {
  screen: ADMINISTRATOR_PATHS.warehouse,
  name: 'Por recibir',
  query: { status: ['reviewed'] },
  isDefault: true,
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  signUp: {
    body: { ...ROSA, password: 'maleta verde con ruedas 48' },
    answer: { id: '019aa5f1-1b2c-7d3e-8f4a-5b6c7d8e9f01', casilleroCode: 'UIO-1042' },
  },
  signIn: {
    body: { email: 'rosa@example.com', password: 'maleta verde con ruedas 48' },
    answer: { accessToken: 'q0m7vJ1o2Zr1m5nqk8m3yF5c2bYw0uQxP9sT4eLdKaE' },
  },
  createOrders: {
    body: {
      category: 'B',
      packages: [{ tracking: '1Z999AA10123456784', store: 'Amazon', items: [ZAPATOS], storeWeightInGrams: 2_400 }],
    },
    answer: { requestNumber: EXAMPLE_ORDER.requestNumber, orders: [EXAMPLE_ORDER] },
  },
  setValue: { body: { productValueInCents: 12_000 } },
  addSet: { body: { kind: 'orders', codes: ['ORD-000001', '1Z999AA10123456784'] } },
  previewRun: { body: { act: 'approveOrders', filter: { status: ['inReview'] } } },
  confirmWarehouse: { body: { arrivals: [{ orderId: ORDER_ID, weightInGrams: 2_500 }] } },
  splitOrder: {
    body: {
      parts: [
        { items: [ZAPATOS], productValueInCents: 12_000, weightInGrams: 2_500 },
        { items: [{ ...ZAPATOS, description: 'Chaqueta' }], productValueInCents: 12_000, weightInGrams: 1_700 },
      ],
    },
  },
  updateFiscalRegistration: {
    body: {
      headOfficeAddress: 'Av. Amazonas N21-147, Quito',
      establishment: '001',
      emissionPoint: '002',
      keepsAccounts: true,
      rimpe: null,
      creditDays: 15,
      daysOff: ['2026-12-25'],
      addedIvaCodes: [],
      numbers: [{ environment: 'production', kind: 'factura', next: 501 }],
    },
  },
  importStatement: {
    body: {
      accountId: '019aa5f3-4b1d-7a2e-9c6f-2d8e4f5a6b7c',
      columns: { day: 'Fecha', reference: 'Documento', text: ['Concepto'], amount: 'Monto' },
    },
  },
  createBundle: { body: { orderIds: [ORDER_ID] } },
  updateBundle: { body: { orderIds: [ORDER_ID] } },
  createManifest: {
    body: {
      guideNumber: '729-10000001',
      airline: 'Avianca Cargo',
      flight: 'AV 8392',
      departureDate: '2026-11-18',
      bundles: [{ bundleId: BUNDLE_ID, childGuideNumber: 'HIJA-0001' }],
    },
  },
  confirmBundleWeights: { body: { weights: [{ orderId: ORDER_ID, weightInGrams: 2_500 }] } },
  createBill: { body: { orderIds: [ORDER_ID], pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null } },
  settleEarnings: { body: { orderIds: [ORDER_ID], totalInCents: 578, reference: 'TRX-77' } },
  issueCreditNote: { body: { orderIds: [ORDER_ID], reason: 'Se perdió en el vuelo.' } },
  findBillByPass: { body: { digits: '472918' } },
  moveCredit: { body: { billId: BUNDLE_ID, amountInCents: 1_570 } },
  confirmClientPayment: { body: { orderIds: [ORDER_ID], method: 'transfer', reference: 'PICH-8812' } },
  deliverOrders: { body: { orderIds: [ORDER_ID], identification: '1710034065' } },
  updateUser: { body: { hasDiscount: true } },
  verifyIdentity: { body: { isVerified: true, note: 'Cédula, en el mostrador.' } },
  closeAccount: { body: { request: 'Carta del 3 de enero, con su firma.' } },
  updateCompany: {
    body: {
      tradeName: 'Puente',
      legalName: 'Puente Courier S.A.',
      ruc: '1790011674001',
      miamiAddress: { lines: ['8345 NW 66th St'], city: 'Miami, FL', zipCode: '33166', phone: '+13055550100' },
      quitoAddress: { lines: ['Av. Amazonas N21-147'], city: 'Quito', zipCode: '170143', phone: '+59322345678' },
      openingHours: [{ weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' }],
      mapLink: '',
      whatsAppNumber: '+593987654321',
      bankAccounts: [{ bank: 'Banco Pichincha', kind: 'Corriente', number: '2100123456', holder: 'Puente Courier S.A.' }],
    },
  },
  subscribeToPush: {
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: {
        p256dh: 'BJOG_i81b5_CeWkjpq3w1JodPkUVLwEtb08b8ayucPKoUAlDbDA4YSMb-Eop1fFSgDMks-iw2ZswWY-vc7FAnNA',
        auth: 'EhWPIgxWEZ_PYog4N7LCQQ',
      },
      choice: 'important',
    },
  },
  addSavedView: { body: SAVED_VIEW },
  updateSavedView: { body: SAVED_VIEW },
}

export const exampleOf = (name: string): Example => EXAMPLES[name] ?? {}
export const examples = (): [name: string, example: Example][] => Object.entries(EXAMPLES)
