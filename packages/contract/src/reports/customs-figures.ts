// What customs was declared, what was collected for it and paid, and whose yearly quota is nearly used (office, section 4).
import { z } from 'zod'
import { signedCents } from '../fields/fields.ts'
import { MOST_GROUPS, reportOf } from './report-shape.ts'

export const CUSTOMS_GROUPS = ['manifest', 'consignee', 'month', 'bundle'] as const

export const customs = reportOf({
  declarations: z.int().meta({ description: 'Bundles: each is one declaration of one consignee.' }),
  packages: z.int(),
  weightInGrams: z.int().meta({ description: 'As Miami weighed them.' }),
  declaredInCents: z.int().meta({ description: 'The value on the customs invoice, else what was declared.' }),
  collectedInCents: signedCents.meta({
    description: 'Duty, or what customs collects of category C, that bills in force charge, less what credit notes gave back.',
  }),
  paidInCents: signedCents.meta({
    description:
      'Duty paid for the manifests of which it is known; of a consignee or bundle its part, by what each declaration owed.',
  }),
  differenceInCents: signedCents.meta({ description: 'Collected less paid, of the manifests of which the paid one is known.' }),
  unbilledPackages: z.int().meta({ description: 'Packages that no bill charges yet; those that ended count no more.' }),
  unpaidPackages: z.int().meta({ description: 'Packages of manifests of which nobody has written down the duty paid.' }),
  unpaidCollectedInCents: signedCents.meta({ description: 'What was collected for those.' }),
})
export type CustomsFigures = z.output<typeof customs.figures>
export type CustomsReport = z.output<typeof customs.report>

export const quotaReport = z.strictObject({
  year: z.int(),
  limitInCents: z.int(),
  closeFromInCents: z.int().meta({ description: 'What a consignee must have used to be in the report: 80 % of the limit.' }),
  over: z.int().meta({ description: 'How many consignees used more than the limit.' }),
  close: z.int().meta({ description: 'How many are within it, and close to it.' }),
  consignees: z
    .array(
      z.strictObject({
        identification: z.string(),
        name: z.string().nullable().meta({ description: 'As the last declaration has it; null where none was made here.' }),
        usedInCents: z.int().meta({ description: 'With tax, as the yearly quota counts it.' }),
        leftInCents: signedCents.meta({ description: 'Negative where the limit was exceeded.' }),
      }),
    )
    .meta({ description: `Who used most, first; at most ${MOST_GROUPS}.` }),
})
export type QuotaReport = z.output<typeof quotaReport>
