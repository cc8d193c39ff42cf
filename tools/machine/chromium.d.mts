export declare const findChromium: () => string | undefined;
export declare const findWholeChromium: () => string | undefined;
export declare const ensureChromium: () => string | undefined;
export declare const ensureWholeChromium: () => string | undefined;
export declare const chromiumHint: string;
export declare const chromiumArgs: string[];
