import { bookStatementLine, createPayment } from '@app/contract/endpoints/payments'
import { ADMINISTRATOR_PATHS, addressOf, purchaseAddress } from '@app/contract/paths'
import type { ListedProof } from '@app/contract/payments.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../../session/may.tsx'
import { Link } from '../../../ui/edit/link.tsx'
import { Photos } from '../../../ui/files/photos.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { Review } from '../../payment-proofs/proofs-to-review.tsx'
import { ClientLink } from '../../people/client-link.tsx'
import styles from './statements.module.css'
import { useLineBooking } from './use-line-booking.ts'

const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../accounts/payment/take-payment-dialog.tsx')).TakePaymentDialog,
}))

type Props = { proof: ListedProof; isActive: boolean; onActive: () => void }

/** A receipt that a client sent: with the line that is its money it is booked at once, else as a payment that it fills in. */
export function UnidentifiedProof({ proof, isActive, onActive }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const { id, client, bill, purchase, amountInCents, reference, note, createdAt, file, line } = proof
  const [isTaking, setTaking] = useState(false)
  const forIds = [bill?.id, purchase?.id].filter((one) => one !== undefined)
  return (
    <li data-line={id} data-active={isActive} onFocus={onActive} className={styles.line}>
      <div className={styles.said}>
        <p className={styles.amount}>
          <strong className="tabular">{format.money(amountInCents)}</strong>
          <span>{format.instant(createdAt)}</span>
          <Chip tone="neutral">{t('statements.proof.chip')}</Chip>
        </p>
        <p className={styles.words}>{[reference, note].filter(Boolean).join(' · ')}</p>
        <p className={styles.because}>
          <BesideLines proof={proof} />
        </p>
        <Photos fileIds={[file.id]} />
      </div>
      <div className={styles.decide} data-decide>
        <ul className={styles.candidates}>
          <li>
            {line ? (
              <BookLine line={line} client={client} />
            ) : (
              <May call={createPayment}>
                <Button
                  size="compact-sm"
                  aria-label={t('statements.bookTo', { name: client.name, amount: format.money(amountInCents) })}
                  onClick={() => setTaking(true)}
                >
                  {t('statements.proof.take')}
                </Button>
              </May>
            )}
            <p>
              <ClientLink client={client} withCode />
              <span className={styles.quiet}>
                <OwedFor proof={proof} />
              </span>
            </p>
          </li>
        </ul>
        <Review proof={proof} />
      </div>
      <Suspense>
        {isTaking ? (
          <TakePaymentDialog client={client} given={{ amountInCents, reference, forIds }} onClose={() => setTaking(false)} />
        ) : null}
      </Suspense>
    </li>
  )
}

/** Which line of a bank is its money, or may be. */
function BesideLines({ proof: { line, linesOfAmount, amountInCents } }: Pick<Props, 'proof'>) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  if (line) {
    const said = { day: format.day(line.day), amount: format.money(line.amountInCents), account: line.account.name }
    return t(line.amountInCents === amountInCents ? 'statements.proof.ofLine' : 'statements.proof.ofOtherAmount', said)
  }
  if (linesOfAmount.length === 0) return t('statements.proof.noLine')
  return t('statements.proof.ofAmount', { days: linesOfAmount.map(({ day }) => format.day(day)).join(', ') })
}

/** What it was sent for, and what that owes. */
function OwedFor({ proof: { bill, purchase, dueInCents, amountInCents } }: Pick<Props, 'proof'>) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  if (purchase)
    return (
      <>
        {t('statements.proof.purchase')} <Link to={purchaseAddress('administrator', purchase.id)}>{purchase.code}</Link>
      </>
    )
  if (!bill) return null
  const owed = dueInCents === null ? 'notOwed' : dueInCents === amountInCents ? 'owedExactly' : 'owed'
  return (
    <>
      <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { open: bill.id })}>{bill.code}</Link>
      {` · ${t(`statements.proof.${owed}`, { amount: format.money(dueInCents ?? 0) })}`}
    </>
  )
}

/** The line that says its reference, booked to who sent it: its payment answers the receipt. */
function BookLine({ line, client }: { line: NonNullable<ListedProof['line']>; client: ListedProof['client'] }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const { booking, isRepeated, book } = useLineBooking(line.id)
  return (
    <May call={bookStatementLine}>
      <Button
        size="compact-sm"
        loading={booking.isPending}
        aria-label={t('statements.bookTo', { name: client.name, amount: format.money(line.amountInCents) })}
        onClick={() => book(client.id, line.bills)}
      >
        {t(isRepeated ? 'payment.confirmRepeated' : 'statements.book')}
      </Button>
      {booking.error ? (
        <p role="alert" className={styles.refused}>
          <Refusal error={booking.error} />
        </p>
      ) : null}
    </May>
  )
}
