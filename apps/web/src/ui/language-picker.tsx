import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/i18n.ts'
import { LANGUAGES, type Language } from '../i18n/language.ts'
import styles from './language-picker.module.css'

/** Each language says its own name. */
const NAMES: Record<Language, string> = { es: 'Español', en: 'English' }

/** Two languages, both in sight: one tap changes. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation()
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{t('ui.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          aria-label={NAMES[language]}
          title={NAMES[language]}
          onClick={() => void changeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
