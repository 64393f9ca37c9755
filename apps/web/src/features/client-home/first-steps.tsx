import { addressOf, HOME_PATH } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { Link } from '../../ui/edit/link.tsx'
import styles from './first-steps.module.css'

const STEPS = ['address', 'buy', 'order', 'receive'] as const

/** For whoever has no package yet: how it works, and where to begin. */
export function FirstSteps() {
  const { t } = useTranslation('client')
  const { casilleroCode } = useMe()
  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <div>
        <h2 id="first-steps">{t('firstSteps.title')}</h2>
        <p className={styles.sentence}>{t('firstSteps.sentence')}</p>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`firstSteps.${step}.title`)}</strong>
            <span>{t(`firstSteps.${step}.sentence`, { code: casilleroCode })}</span>
          </li>
        ))}
      </ol>
      <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} className={styles.begin}>
        {t('firstSteps.begin')}
      </Button>
    </section>
  )
}
