// What the SRI knows of the house, the certificate that signs, the numbers, and whether bills become documents of the SRI (fiscal, section 8).
import { FISCAL_DOCUMENT_KINDS, FISCAL_ENVIRONMENTS, FISCAL_GAPS, FISCAL_MODES, OWNERS_ALONE, RIMPE_REGIMES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { businessDate, done, instant, optionalText, text, wholeNumber } from '../fields/fields.ts'

const ADMINISTRATORS = ['administrator'] as const
const CERTIFICATE_FILE = { certificate: 'The file of the certification entity: .p12 or .pfx, at most 64 kB.' }

/** 001 to 999. */
const series = z
  .string('required')
  .trim()
  .regex(/^(00[1-9]|0[1-9]\d|[1-9]\d{2})$/, 'notValid')
const LAST_SEQUENTIAL = 999_999_999

export const addedIvaCode = z
  .strictObject({
    rateInBasisPoints: wholeNumber().min(1, 'tooSmall').max(10_000, 'tooLarge'),
    code: z.string().regex(/^\d{1,4}$/, 'notValid'),
  })
  .meta({ description: 'A percentage of IVA that the SRI introduced after this version, and its code in table 17.' })

export const fiscalData = z
  .strictObject({
    headOfficeAddress: text(300),
    establishmentAddress: optionalText(300).meta({ description: 'Empty where the establishment is the head office.' }),
    establishment: series.meta({ description: 'Three digits: the establishment that issues, as the SRI registered it.' }),
    emissionPoint: series.meta({ description: 'Three digits.' }),
    keepsAccounts: z.boolean().meta({ description: 'Whether the law obliges the house to keep accounts.' }),
    specialTaxpayer: z
      .string()
      .trim()
      .regex(/^([A-Za-z0-9]{3,13})?$/, 'notValid')
      .default('')
      .meta({ description: "The number of the SRI's resolution, 3 to 13 letters or digits; empty for others." }),
    withholdingResolution: z
      .string()
      .trim()
      .regex(/^(0*[1-9]\d{0,7})?$/, 'notValid')
      .default('')
      .meta({ description: 'The last digits of the resolution that made the house a withholding agent; empty for others.' }),
    rimpe: z.enum(RIMPE_REGIMES).nullable(),
    largeTaxpayerResolution: optionalText(100),
    creditDays: wholeNumber().min(0, 'tooSmall').max(365, 'tooLarge').meta({ description: 'The term of what is still due.' }),
    daysOff: z
      .array(businessDate)
      .max(200)
      .meta({ description: 'Holidays beside Saturdays and Sundays: they move the last day of an annulment.' }),
    addedIvaCodes: z.array(addedIvaCode).max(20),
  })
  .meta({ description: 'All of it at once.' })
export type FiscalData = z.output<typeof fiscalData>

const kind = z.enum(FISCAL_DOCUMENT_KINDS)
const environment = z.enum(FISCAL_ENVIRONMENTS)
const firstNumber = z.strictObject({
  environment,
  kind,
  next: wholeNumber().min(1, 'tooSmall').max(LAST_SEQUENTIAL, 'tooLarge'),
})

export const fiscalSequence = z
  .strictObject({
    environment,
    kind,
    establishment: z.string(),
    emissionPoint: z.string(),
    last: z.int().meta({ description: '0 before the first.' }),
    next: z.int(),
  })
  .meta({ description: 'The numbers of one series.' })
export type FiscalSequence = z.output<typeof fiscalSequence>

export const unusedNumber = z
  .strictObject({
    environment,
    kind,
    establishment: z.string(),
    emissionPoint: z.string(),
    sequential: z.int(),
    because: z.string().nullable().meta({ description: 'Null: another system had used it.' }),
  })
  .meta({ description: 'A number without a document that the SRI has.' })
export type UnusedNumber = z.output<typeof unusedNumber>

export const certificateFacts = z.strictObject({
  holder: z.string(),
  issuer: z.string().meta({ description: 'The certification entity.' }),
  ruc: z.string().nullable().meta({ description: 'The taxpayer that it names; null where it names none.' }),
  serialNumber: z.string(),
  validFrom: instant,
  validTo: instant,
  daysLeft: z.int().meta({ description: "In Quito's days; negative once it has ended." }),
  isOfCompany: z.boolean().meta({ description: 'Whether its RUC is the company’s.' }),
})
export type CertificateFacts = z.output<typeof certificateFacts>

export const keptCertificate = certificateFacts.extend({
  state: z.enum(['ready', 'expired', 'boxClosed', 'missing']).meta({
    description:
      '`boxClosed`: the server has not the key that locked it up. `missing`: its private key was not restored. Either way it is uploaded again.',
  }),
  keptAt: instant,
  keptBy: z.string(),
})
export type KeptCertificate = z.output<typeof keptCertificate>

const gaps = z.array(z.enum(FISCAL_GAPS))

export const fiscalRegistration = z.strictObject({
  version: z.int().meta({ description: 'Of data and mode together.' }),
  mode: z.enum(FISCAL_MODES),
  productionSince: instant.nullable().meta({ description: 'When production was first reached: from then on there is no test.' }),
  company: z.strictObject({ legalName: z.string(), ruc: z.string() }),
  data: fiscalData.extend({ headOfficeAddress: z.string() }),
  iva: z.strictObject({
    isConfirmed: z.boolean(),
    confirmedAt: instant.nullable(),
    confirmedBy: z.string().nullable(),
  }),
  certificate: keptCertificate.nullable(),
  sequences: z.array(fiscalSequence).meta({ description: 'Of the series in use, and of each that gave a number.' }),
  unused: z.array(unusedNumber),
  missing: z
    .strictObject({ off: gaps, test: gaps, production: gaps })
    .meta({ description: 'What each mode lacks; empty where the house may go there.' }),
})
export type FiscalRegistration = z.output<typeof fiscalRegistration>

export const getFiscalRegistration = endpoint({
  method: 'GET',
  path: '/fiscal-settings',
  summary: 'How the house invoices at the SRI: its data, certificate, numbers and mode.',
  description: 'As installed it is off: bills are internal papers. No answer holds the private key or the password of its file.',
  roles: ADMINISTRATORS,
  response: fiscalRegistration,
})

export const updateFiscalRegistration = endpoint({
  method: 'PUT',
  path: '/fiscal-settings',
  summary: 'Changes what the SRI knows of the house, and the numbers that its documents go on with.',
  description:
    'All data at once. A number that is named is the next of its series, which is the one of this call; it is above the last, for numbers only rise. Documents that were signed keep what they said.',
  guard: 'sensitive',
  roles: ADMINISTRATORS,
  duties: OWNERS_ALONE,
  edits: 'fiscalSettings',
  body: fiscalData.extend({
    numbers: z.array(firstNumber).max(4).default([]).meta({ description: 'Next numbers; the same as before changes nothing.' }),
  }),
  response: fiscalRegistration,
})

export const previewCertificate = endpoint({
  method: 'POST',
  path: '/fiscal-settings/certificate/preview',
  summary: 'Opens the file of a signing certificate and says what is in it. Nothing is kept.',
  guard: 'sensitive',
  roles: ADMINISTRATORS,
  duties: OWNERS_ALONE,
  body: z.strictObject({ password: z.string().max(200, 'tooLong') }),
  multipart: true,
  fileParts: CERTIFICATE_FILE,
  keepsNoAnswer: true,
  response: certificateFacts,
})

export const keepCertificate = endpoint({
  method: 'POST',
  path: '/fiscal-settings/certificate',
  summary: 'Keeps the certificate that signs from now on, and its private key under lock.',
  description:
    'The file and its password are not kept. One of another RUC than the company’s, or of none, is kept where that is accepted.',
  guard: 'sensitive',
  roles: ADMINISTRATORS,
  duties: OWNERS_ALONE,
  body: z.strictObject({ password: z.string().max(200, 'tooLong'), acceptsOtherRuc: z.boolean().default(false) }),
  multipart: true,
  fileParts: CERTIFICATE_FILE,
  keepsNoAnswer: true,
  response: fiscalRegistration,
})

export const removeCertificate = endpoint({
  method: 'DELETE',
  path: '/fiscal-settings/certificate',
  summary: 'Destroys the private key that signs. Documents wait, without a number, until there is another.',
  guard: 'sensitive',
  roles: ADMINISTRATORS,
  duties: OWNERS_ALONE,
  response: done,
})

export const changeFiscalMode = endpoint({
  method: 'PUT',
  path: '/fiscal-settings/mode',
  summary: 'Switches invoicing at the SRI to off, test or production.',
  description:
    'Production needs the word PRODUCCIÓN, and a factura and a nota de crédito that the test environment authorised. There is no way back to test; off leaves nothing under way.',
  guard: 'sensitive',
  roles: ADMINISTRATORS,
  duties: OWNERS_ALONE,
  body: z.strictObject({ mode: z.enum(FISCAL_MODES), word: z.string().trim().max(20, 'tooLong').default('') }),
  response: fiscalRegistration,
})
