import { test_result } from './test-result.ts'
import { test_run } from './test-run.ts'

/** Everything a test says, in one request; why something failed is told by the page (i18n/handed-texts.ts). */
export const texts = { test_result, test_run }
