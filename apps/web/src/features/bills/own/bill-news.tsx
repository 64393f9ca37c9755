import type { BillDetail } from '@app/contract/bills.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { isCreditedWhole } from '@app/domain'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useCompany } from '../../company/company.queries.ts'
import { MapLink } from '../../company/counter-links.tsx'
import { OpeningHours } from '../../company/opening-hours.tsx'
import { unansweredRefusal } from '../../payment-proofs/payment-proof-sums.ts'
import { useNameOfBill } from '../../titles/use-name-of.ts'
import { PassButton } from '../pass/pass-button.tsx'

/** What became of a bill and what comes next, in words: voided, a payment taken back, a receipt refused or looked at, paid. */
export function BillNews({ bill }: { bill: BillDetail }) {
  const { status, isFinished } = bill
  if (status === 'inactive') return isCreditedWhole(bill) ? <Credited /> : <Voided bill={bill} />
  if (isFinished) return <Finished />
  if (status === 'charged') return <Paid bill={bill} />
  if (status === 'pendingPayment') return <Awaited bill={bill} />
  return null
}

function Voided({ bill: { voidReason } }: { bill: BillDetail }) {
  const { t } = useTranslation('client')
  return (
    <Note tone="neutral" title={t('bill.voided')}>
      {voidReason ? <p>{t('bill.because', { reason: voidReason })}</p> : null}
      <p>
        <Link to={CLIENT_PATHS.payments}>{t('bill.billAgain')}</Link>
      </p>
    </Note>
  )
}

/** Nothing of it is charged any more: what was paid is the client's again. */
function Credited() {
  const { t } = useTranslation('client')
  return (
    <Note tone="neutral" title={t('bill.credited')}>
      <p>
        <Link to={addressOf(CLIENT_PATHS.payments, { view: 'account' })}>{t('bill.seeAccount')}</Link>
      </p>
    </Note>
  )
}

/** It is paid, and none of its packages can be collected: each says how it ended. */
function Finished() {
  const { t } = useTranslation('client')
  return (
    <Note tone="neutral" title={t('bill.finished')}>
      <p>{t('bill.finishedWhat')}</p>
    </Note>
  )
}

/** Where the packages wait, and for whom. */
function Paid({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('client')
  const nameOf = useNameOfBill()
  const { id, pickup } = bill
  const { data: company } = useCompany()
  const place = company ? [...company.quitoAddress.lines, company.quitoAddress.city].join(', ') : ''
  return (
    <Note tone="green" icon={IconCircleCheck} title={t('bill.paid')}>
      <p>{t('bill.collect', { name: pickup.name, identification: pickup.identification })}</p>
      <p>{place}</p>
      {company?.quitoAddress.phone ? <p>{company.quitoAddress.phone}</p> : null}
      {company ? <OpeningHours company={company} /> : null}
      {company ? <MapLink company={company} /> : null}
      <PassButton billId={id} name={nameOf(bill)} />
    </Note>
  )
}

function Awaited({ bill: { payments, paymentProofs } }: { bill: BillDetail }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const undone = payments.findLast(({ reversedBy }) => reversedBy !== null)
  const refused = unansweredRefusal(paymentProofs)
  const isLookedAt = !refused && paymentProofs.some(({ status }) => status === 'pending')
  return (
    <>
      {undone?.reversedBy ? (
        <Note tone="red" title={t('bill.undone', { amount: format.money(undone.amountInCents) })}>
          <p>{t('bill.because', { reason: undone.reversedBy.reason })}</p>
        </Note>
      ) : null}
      {refused ? (
        <Note tone="red" title={t('bill.proofRefused')}>
          <p>{t('bill.because', { reason: refused.refusalReason })}</p>
          <p>{t('bill.sendAnotherProof')}</p>
        </Note>
      ) : null}
      {isLookedAt ? (
        <Note tone="neutral" icon={IconClock} title={t('bill.proofSent')}>
          <p>{t('bill.proofSentWhat')}</p>
        </Note>
      ) : null}
    </>
  )
}
