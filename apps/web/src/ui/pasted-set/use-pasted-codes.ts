import { MOST_IN_SET, pastedCodes, type SetKind } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../../api/show-refusal.ts'
import type { List } from '../list/use-list-state.ts'
import { showError } from '../say/toast.ts'
import { useFormat } from '../show/use-format.ts'
import { useAddSet } from './pasted-set.queries.ts'

/** Two codes or more become a set, which the list is narrowed to; anything else is searched for. */
export function usePastedCodes(taken: { kind: SetKind; show: List['showSet'] } | null) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const adding = useAddSet()
  /** @returns whether the text is a list of codes */
  const take = (text: string): boolean => {
    const codes = taken ? pastedCodes(text) : null
    if (!taken || !codes) return false
    if (codes.length > MOST_IN_SET)
      showError(t('pasted.tooMany', { number: format.number(codes.length), most: format.number(MOST_IN_SET) }))
    else if (!adding.isPending)
      adding.mutate(
        { kind: taken.kind, codes },
        { onSuccess: ({ id }) => taken.show(id), onError: (error) => showRefusal(error) },
      )
    return true
  }
  return { take, isPending: adding.isPending }
}
