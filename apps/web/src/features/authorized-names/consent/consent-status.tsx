import type { AuthorizedName, ConsigneeConsent } from '@app/contract/authorized-names.contract'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './consent.module.css'

const TONES = {
  given: 'green',
  asked: 'neutral',
  unproven: 'amber',
  notAsked: 'amber',
  lapsed: 'amber',
  refused: 'red',
  withdrawn: 'red',
} as const

/** Where the consent of a consignee is, with its day; nothing of somebody who only collects. */
export function ConsentStatus({ consent }: Pick<AuthorizedName, 'consent'>) {
  const { t } = useTranslation('consents')
  const { state } = consent
  const when = useDayOf(consent)
  if (state === 'notNeeded') return null
  return (
    <p className={styles.status}>
      <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
      <span className={styles.quiet}>{t(`since.${state}`, when)}</span>
    </p>
  )
}

/** The day that each state is about, and where a link was mailed. */
function useDayOf({ state, answeredAt, askedAt, expiresAt, toleratedUntil, sentTo, evidence }: ConsigneeConsent) {
  const { t } = useTranslation('consents')
  const format = useFormat()
  const say = (instant: string | null) => (instant ? format.instant(instant) : '')
  const day = state === 'unproven' ? toleratedUntil : state === 'lapsed' ? expiresAt : state === 'asked' ? askedAt : answeredAt
  return {
    when: say(day),
    until: say(expiresAt),
    how: sentTo ? t('how.mail', { email: sentTo }) : evidence === 'paper' ? t('how.paper') : t('how.link'),
  }
}
