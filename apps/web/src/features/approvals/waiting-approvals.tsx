import type { Approval } from '@app/contract/fields/approvals'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Link } from '../../ui/edit/link.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { type ApprovalFilter, useApprovals } from './approvals.queries.ts'

/** What of an account, or of a package, waits for a second administrator: none of it is done yet. */
export const WaitingApprovals = ({ recordId }: { recordId: string }) => <Waiting query={{ recordId: [recordId] }} />

/** The bank accounts that clients do not see yet, and whose answer they wait for. */
export const WaitingBankAccounts = () => <Waiting query={{ kind: ['bankAccounts'] }} />

/** Administrators who have no account yet. */
export const WaitingAdministrators = () => <Waiting query={{ kind: ['newAdministrator'] }} />

function Waiting({ query }: { query: ApprovalFilter }) {
  const isOffice = useActor().role === 'administrator'
  const waiting = useApprovals({ ...query, status: ['asked'] }, isOffice).data?.data ?? []
  return waiting.map((approval) => <WaitingNote key={approval.id} approval={approval} />)
}

function WaitingNote({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approvals')
  const format = useFormat()
  const { id, code, kind, record, amountInCents, askedBy, endsAt, actsAt, reason } = approval
  const what = t(`kinds.${kind}`)
  const who = askedBy.name
  const isOfAccounts = kind === 'bankAccounts'
  const title =
    amountInCents === 0 ? t('waiting.untitled', { what }) : t('waiting.title', { what, amount: format.money(amountInCents) })
  return (
    <Note tone="neutral" title={title}>
      {isOfAccounts ? <p>{t('approve.what.bankAccounts', { of: record.code })}</p> : null}
      {kind === 'newAdministrator' ? <p>{record.code}</p> : null}
      {actsAt ? <p>{t('waiting.alone', { who, from: format.instant(actsAt) })}</p> : null}
      {actsAt ? null : <p>{t(reason ? 'waiting.by' : 'waiting.byWhom', { who, until: format.instant(endsAt), reason })}</p>}
      {isOfAccounts ? <p>{t('waiting.unseen')}</p> : null}
      <Link to={addressOf(ADMINISTRATOR_PATHS.approvals, { open: id })}>{t('waiting.see', { code })}</Link>
    </Note>
  )
}
