import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { placeOf } from '../../api/place-of.ts'

type Props = { error: unknown; before?: string; after?: string }

/** What was refused and why, with a way to what this person may do instead, between other words. A toast says the same by `showRefusal`. */
export function Refusal({ error, before, after }: Props) {
  const { t } = useTranslation()
  const place = placeOf(error)
  return (
    <>
      {[before, errorSentence(t, error), after].filter(Boolean).join(' ')}
      {place ? (
        <>
          {' '}
          <a href={place}>{t('ui.whatIsOpen')}</a>
        </>
      ) : null}
    </>
  )
}
