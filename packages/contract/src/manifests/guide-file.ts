// Child guides of a manifest as a file says them, before they are given.
import { GUIDE_PROBLEMS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams } from '../fields/fields.ts'

const heading = z.string().min(1, 'required').max(200, 'tooLong')
const guideColumns = z
  .strictObject({ code: heading, childGuideNumber: heading })
  .meta({ description: 'The two columns by their headings, or by their letters in a file without headings.' })

const numbered = z.strictObject({ id, code: z.string(), childGuideNumber: z.string().nullable() })
const fileGuide = z.strictObject({
  row: z.int().meta({ description: 'Of the file, from 1.' }),
  line: z.int().meta({ description: 'Its place among the lines: that of `guides` in `PUT /manifest/{id}/guides`.' }),
  code: z.string().nullable(),
  bundle: numbered.nullable().meta({ description: 'As it is now.' }),
  childGuideNumber: z.string().nullable(),
  problem: z.enum(GUIDE_PROBLEMS).nullable(),
})

export const previewGuides = endpoint({
  method: 'POST',
  path: '/manifest/{id}/guides/preview',
  summary: 'Reads child guides from a file without giving them: which columns they are in, and what each row comes to.',
  description:
    'The columns are those given, else what the headings and the codes of the manifest’s bundles say. Rows without a guide are left out. Each refused line has its `problem`; what is left is sent to `PUT /manifest/{id}/guides`.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.strictObject({ columns: guideColumns.optional() }),
  multipart: true,
  fileParts: { guides: 'CSV in any of its dialects, or a workbook (XLSX).' },
  response: z.strictObject({
    headings: z.array(z.string()),
    columns: guideColumns.nullable().meta({ description: 'Null where nothing says which they are.' }),
    lines: z.array(fileGuide),
    skippedCount: z.int().meta({ description: 'Rows that name a bundle and no guide: it stays as it is.' }),
  }),
})
export type GuidesPreviewed = ReturnType<typeof previewGuides.response.parse>
