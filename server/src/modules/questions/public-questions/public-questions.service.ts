export { exportQuestions, forgetQuestions, isQuestionReceipt } from './own-questions.service.ts'
