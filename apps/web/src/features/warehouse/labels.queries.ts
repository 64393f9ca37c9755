import * as labels from '@app/contract/endpoints/labels'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import { labelFormat } from '../label-format/label-format.ts'

/** The labels of some packages in one file, 100 × 150 mm each, as this device takes them. */
export const useLabels = () =>
  useMutation({
    mutationFn: async (orderIds: readonly string[]) => {
      const [only, ...others] = orderIds
      const format = labelFormat()
      const isOne = only !== undefined && others.length === 0 && format === 'pdf'
      saveFile(
        isOne
          ? await call(labels.getOrderLabel, { params: { id: only } })
          : await call(labels.getOrderLabels, { query: { id: [...orderIds], format } }),
      )
    },
  })
