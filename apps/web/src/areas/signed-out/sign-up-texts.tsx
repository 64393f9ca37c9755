import { useTranslation } from 'react-i18next'
import { TextTick } from '../../features/texts/text-tick.tsx'
import styles from './form.module.css'
import type { ShownTexts } from './use-shown-texts.ts'

/** What the person agrees to, if they do so now: whoever ticks nothing is asked at the next sign-in. */
export function SignUpTexts({ texts, ticked, tick }: ShownTexts) {
  const { t } = useTranslation('texts')
  if (texts.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{t('signUp.legend')}</legend>
      {texts.map(({ kind, version }) => (
        <TextTick key={kind} kind={kind} version={version} isTicked={ticked.includes(kind)} onTick={tick(kind)} />
      ))}
      <p className={styles.help}>{t('signUp.later')}</p>
    </fieldset>
  )
}
