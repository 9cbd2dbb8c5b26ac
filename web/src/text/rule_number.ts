/** The number of the rule at the end of a sentence: "(5.4)". */
const NUMBER = / \((\d+\.\d+)\)$/;

export const ruleOf = (sentence: string): string | undefined => NUMBER.exec(sentence)?.[1];

export const withoutRule = (sentence: string): string => sentence.replace(NUMBER, "");
