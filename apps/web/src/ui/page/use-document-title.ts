import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { titlePage } from './document-title.ts'

export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const product = t('ui.product')
  useEffect(() => titlePage(title === product ? product : `${title} · ${product}`), [title, product])
}
