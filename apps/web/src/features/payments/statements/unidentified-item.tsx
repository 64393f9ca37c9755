import { bookStatementLine } from '@app/contract/endpoints/payments'
import type { UnidentifiedLine } from '@app/contract/fields/statements'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../../session/may.tsx'
import { ReasonButton } from '../../../ui/dialog/reason-button.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { ClientLink } from '../../people/client-link.tsx'
import styles from './statements.module.css'
import { usePutLineAside } from './statements.queries.ts'
import { useLineBooking } from './use-line-booking.ts'

const WhoPaysDialog = lazy(async () => ({ default: (await import('../who-pays-dialog.tsx')).WhoPaysDialog }))

type Candidate = UnidentifiedLine['candidates'][number]
type Props = { line: UnidentifiedLine; isActive: boolean; onActive: () => void }

/** One line of the bank, why it is not ready, and whose it may be: the first button is the likeliest. */
export function UnidentifiedItem({ line, isActive, onActive }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const { booking, isRepeated, book } = useLineBooking(line.id)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <li data-line={line.id} data-active={isActive} onFocus={onActive} className={styles.line}>
      <div className={styles.said}>
        <p className={styles.amount}>
          <strong className="tabular">{format.money(line.amountInCents)}</strong>
          <span>{format.day(line.day)}</span>
          {line.ready ? <Chip tone="green">{t('statements.ready')}</Chip> : null}
        </p>
        <p className={styles.words}>{[line.reference, line.text].filter(Boolean).join(' · ') || t('statements.noWords')}</p>
        <p className={styles.quiet}>{line.account.name}</p>
        {line.because ? (
          <p className={styles.because}>{t(`statements.because.${line.because}`, { codes: line.settled.join(', ') })}</p>
        ) : null}
      </div>
      <div className={styles.decide} data-decide>
        {booking.error ? (
          <p role="alert" className={styles.refused}>
            <Refusal error={booking.error} />
          </p>
        ) : null}
        {line.candidates.length > 0 ? (
          <ul className={styles.candidates}>
            {line.candidates.map((candidate, index) => (
              <li key={candidate.client.id}>
                <May call={bookStatementLine}>
                  <Button
                    size="compact-sm"
                    variant={index === 0 ? 'filled' : 'default'}
                    loading={booking.isPending && booking.variables.body.clientId === candidate.client.id}
                    aria-label={t('statements.bookTo', { name: candidate.client.name, amount: format.money(line.amountInCents) })}
                    onClick={() => book(candidate.client.id, candidate.bills)}
                  >
                    {t(isRepeated ? 'payment.confirmRepeated' : 'statements.book')}
                  </Button>
                </May>
                <CandidateWords candidate={candidate} />
              </li>
            ))}
          </ul>
        ) : null}
        <May call={bookStatementLine}>
          <div className={styles.others}>
            <Button size="compact-sm" variant="default" onClick={() => setChoosing(true)}>
              {t('statements.another')}
            </Button>
            <PutAside line={line} />
          </div>
        </May>
      </div>
      <Suspense>
        {isChoosing ? (
          <WhoPaysDialog
            onClose={() => setChoosing(false)}
            onChosen={({ client }) => {
              setChoosing(false)
              book(client.id, [])
            }}
          />
        ) : null}
      </Suspense>
    </li>
  )
}

function CandidateWords({ candidate: { client, speaks, bills } }: { candidate: Candidate }) {
  const { t } = useTranslation('accounts')
  const said = speaks.map((one) => t(`statements.speaks.${one}`)).join(', ')
  const paid = bills.length > 0 ? bills.map(({ code }) => code).join(' + ') : t('statements.oldestFirst')
  return (
    <p>
      <ClientLink client={client} withCode />
      <span className={styles.quiet}>{[said, paid].join(' · ')}</span>
    </p>
  )
}

function PutAside({ line: { id, amountInCents } }: { line: UnidentifiedLine }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  return (
    <ReasonButton
      variant="subtle"
      size="compact-sm"
      id={id}
      takingBack={usePutLineAside()}
      title={t('statements.asideTitle', { amount: format.money(amountInCents) })}
      what={t('statements.asideWhat')}
      confirmLabel={t('statements.asideConfirm')}
    >
      {t('statements.aside')}
    </ReasonButton>
  )
}
