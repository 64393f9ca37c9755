import { placeOf } from '@app/contract/company/counter-links'
import type { Company } from '@app/contract/company.contract'
import type { Pass } from '@app/contract/passes/passes.contract'
import { useTranslation } from 'react-i18next'

/** What a pass says beside its code, on the screen and in its picture. */
export type PassWords = { who: string; place: readonly string[]; house: string }

/** The document is named, not its number: staff read that from the document itself. */
export function usePassWords({ pickup }: Pick<Pass, 'pickup'>, company: Company | undefined): PassWords {
  const { t } = useTranslation('bills')
  const document = t(`pass.documents.${pickup.identificationType}`)
  const who = pickup.authorizedNameId === null ? t('pass.you', { document }) : t('pass.another', { name: pickup.name, document })
  return { who, place: company ? placeOf(company) : [], house: company?.tradeName ?? '' }
}
