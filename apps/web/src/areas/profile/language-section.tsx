import { LANGUAGES, type Language } from '@app/domain'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../i18n/i18n.ts'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import styles from './section-card.module.css'
import { SectionCard } from './section-card.tsx'

/** In which language screens speak on this device. */
export function LanguageSection() {
  const { t, i18n } = useTranslation('profile')
  return (
    <SectionCard title={t('language.title')} sentence={t('language.sentence')}>
      <Radio.Group
        aria-label={t('language.title')}
        value={i18n.language}
        onChange={(language) => void changeLanguage(language as Language)}
      >
        <div className={styles.form}>
          {LANGUAGES.map((language) => (
            <Radio key={language} value={language} label={LANGUAGE_NAMES[language]} lang={language} />
          ))}
        </div>
      </Radio.Group>
    </SectionCard>
  )
}
