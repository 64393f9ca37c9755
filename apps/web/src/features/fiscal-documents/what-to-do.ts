import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { whatToDo } from '@app/domain'
import { useTranslation } from 'react-i18next'

type Told = Pick<FiscalDocument, 'status' | 'trouble' | 'messages'>

/** What a person is to do about it, in the house's words. */
export function useWhatToDo({ status, trouble, messages }: Told): string[] {
  const { t, i18n } = useTranslation('credit-notes')
  if (status === 'annulling') return [t('fiscal.annulment.toDo')]
  return whatToDo(trouble, messages).map(({ es, en }) => (i18n.language === 'en' ? en : es))
}

/** What the SRI said, in its own words and under its own number. */
export const saidBySri = ({ messages }: Pick<FiscalDocument, 'messages'>): string[] =>
  messages.map(({ code, text, more }) => [code, text, more].filter((part) => part !== null && part !== '').join(' · '))
