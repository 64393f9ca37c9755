import { LANGUAGES, type Language } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../i18n/i18n.ts'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import styles from './language-picker.module.css'

/** Two languages, both in sight: one tap changes. `onAnswer`: whether the words of the other could be loaded. */
export function LanguagePicker({ onAnswer }: { onAnswer: (isThere: boolean) => void }) {
  const { t, i18n } = useTranslation()
  const choose = async (language: Language) => {
    onAnswer(await changeLanguage(language))
  }
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{t('ui.language')}</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          title={LANGUAGE_NAMES[language]}
          onClick={() => void choose(language)}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  )
}
