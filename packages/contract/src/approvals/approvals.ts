// Calls that wait for a second administrator (trust, section 2).
import { APPROVAL_KINDS, APPROVAL_STATUSES, MONEY_READERS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { approval } from '../fields/approvals.ts'
import { id, idParams, text } from '../fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from '../fields/list.ts'
import { timelineEntry } from '../fields/timeline.ts'

export const listApprovals = endpoint({
  method: 'GET',
  path: '/approval',
  summary: 'Calls that wait, or waited, for a second administrator.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['createdAt', 'code', 'status', 'amountInCents'], range: 'requested' }).extend({
    status: repeated(z.enum(APPROVAL_STATUSES)),
    kind: repeated(z.enum(APPROVAL_KINDS)),
    recordId: repeated(id),
  }),
  response: listOf(approval),
})

export const getApproval = endpoint({
  method: 'GET',
  path: '/approval/{id}',
  summary: 'One call that waits, or waited, with what happened to it.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  params: idParams,
  response: approval.extend({ timeline: z.array(timelineEntry) }),
})

export const answerApproval = endpoint({
  method: 'PUT',
  path: '/approval/{id}',
  summary: 'A second administrator says yes, and the call is carried out; or no, with a reason.',
  description:
    'Never who asked (`approvalOfOneself`). A yes is refused where the record changed since (`approvalOutdated`), and where the call itself would be refused now.',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('approve') }),
    z.strictObject({ action: z.literal('refuse'), reason: text(500) }),
  ]),
  response: approval,
})

export const takeBackApproval = endpoint({
  method: 'DELETE',
  path: '/approval/{id}',
  summary: 'Who asked takes it back.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  response: approval,
})

export const exportApprovals = exportOf(listApprovals)
export const selectApprovals = selectionOf(listApprovals)
