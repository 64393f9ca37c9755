import * as labels from '@app/contract/endpoints/labels'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

/** The labels of some packages as one PDF of 100 × 150 mm, a page each. */
export const useLabels = () =>
  useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      const [only, ...others] = orderIds
      const isOne = only !== undefined && others.length === 0
      saveFile(
        isOne
          ? await call(labels.getOrderLabel, { params: { id: only } })
          : await call(labels.getOrderLabels, { query: { id: [...orderIds] } }),
      )
    },
  })
